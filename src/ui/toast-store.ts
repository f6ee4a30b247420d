import type { ComponentType } from 'react'

export type ToastKind = 'success' | 'info' | 'warn' | 'error'

export interface ToastMessage {
  kind: ToastKind
  title: string
  description?: string
  /** A lucide icon that fits better than the kind's own. */
  icon?: ComponentType<{ size?: number }>
  /** Takes back what the toast is about. */
  undo?: { readonly text: string; readonly run: () => void }
  /** Leads to what the toast is about. */
  link?: { readonly text: string; readonly to: string }
}

export interface ShownToast extends ToastMessage {
  /** Grows with each toast, so that the same words twice are two toasts. */
  readonly id: number
}

/** Lifetime of a toast, in ms. Errors stay longer. */
const TOAST_MS = 6_000
const ERROR_TOAST_MS = 10_000

/** Lifetime of this kind of toast, in ms. */
export function toastDuration(kind: ToastKind): number {
  return kind === 'error' ? ERROR_TOAST_MS : TOAST_MS
}

/** Holds the one toast on screen: a new one takes the place of the old. */
export function createToastStore() {
  let current: ShownToast | null = null
  let lastId = 0
  const listeners = new Set<() => void>()
  const change = (next: ShownToast | null) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    show(message: ToastMessage) {
      lastId += 1
      change({ ...message, id: lastId })
    },
    /** Closes the toast with this id; a newer one stays. */
    dismiss(id: number) {
      if (current?.id === id) change(null)
    },
    /** Closes what went wrong: it was about something that is over. */
    dismissErrors() {
      if (current?.kind === 'error') change(null)
    },
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The toasts of this browser window. */
export const toasts = createToastStore()

/** Shows a toast, from anywhere in the browser. It outlives a change of page within the site. */
export function showToast(message: ToastMessage): void {
  toasts.show(message)
}
