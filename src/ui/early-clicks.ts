import { type SyntheticEvent, useEffect } from 'react'

/** A press that waited longer than this is no longer what the person wants now (ms). */
const MEMORY_MS = 15_000
/** Keys stored at most; a person who presses more has seen that nothing happens. */
const MOST_KEYS = 20

interface EarlyClicks {
  /** Presses that nothing answered yet, in their order: the last click on a button, and keys. */
  kept: Event[]
  /** The person has begun to use the page: pressed, scrolled or typed something. */
  inUse: boolean
  stop(): void
}

declare global {
  interface Window {
    /** There until the page's scripts are. */
    earlyClicks?: EarlyClicks
  }
}

/**
 * Remembers what was pressed before the page's scripts were there: on a cheap phone that is seconds, and the press
 * would do nothing. Kept are the last button that was clicked, and keys to which only scripts give a meaning: arrows,
 * Home and End on a button, a tab or a combobox. Keys belong to where the focus is, so those of another place are
 * forgotten; Esc takes everything back. Links and forms work without scripts and are left alone. Runs inline in the
 * head.
 */
export const EARLY_CLICKS_SCRIPT = `(function(){var kinds=['pointerdown','wheel','keydown','click'],early=window.earlyClicks={kept:[],inUse:false,stop:function(){kinds.forEach(function(kind){removeEventListener(kind,note,true)})}};function note(event){early.inUse=true;var at=event.target,type=event.type;if(!at.closest)return;if(event.key==='Escape')early.kept=[];else if(type==='click'?at.closest('button[type=button]'):type==='keydown'&&/^(Arrow|Home|End)/.test(event.key)&&!event.altKey&&!event.ctrlKey&&!event.metaKey&&at.matches('button,[role]')){early.kept=early.kept.filter(function(other){return other.type!==type||type==='keydown'&&other.target===at}).slice(-${MOST_KEYS - 1});early.kept.push(event)}}kinds.forEach(function(kind){addEventListener(kind,note,{capture:true,passive:true})})})()`

/** For the outermost element's capture of clicks and keys: what React has seen itself must not come again. */
export function forgetEarly({ nativeEvent }: SyntheticEvent): void {
  const early = window.earlyClicks
  if (early) early.kept = early.kept.filter((event) => event !== nativeEvent)
}

/** Whether the person began to use the page before its scripts were there: what moves it now would get in their way. */
export function isAlreadyInUse(): boolean {
  return window.earlyClicks?.inUse ?? false
}

/** Presses once more, as soon as the page answers, what was pressed before. */
export function useEarlyClicks(): void {
  useEffect(() => {
    const early = window.earlyClicks
    if (!early) return
    early.stop()
    delete window.earlyClicks
    void repeat(early.kept.filter(({ timeStamp }) => performance.now() - timeStamp < MEMORY_MS))
  }, [])
}

/** One after the other: menus open by themselves in between, and rows of tabs move the focus in a timeout. */
async function repeat(events: readonly Event[]): Promise<void> {
  const firstKey = events.find((event) => event instanceof KeyboardEvent)
  const keysHold = firstKey?.target === document.activeElement
  for (const event of events) {
    if (event instanceof KeyboardEvent) {
      if (keysHold) pressKey(event)
    } else if (event.target instanceof Element) pressButton(event.target)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function pressKey({ key, code, shiftKey }: KeyboardEvent): void {
  const init = { key, code, shiftKey, bubbles: true, cancelable: true, composed: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
}

/** Some buttons answer already when they are pressed down, before the click. */
function pressButton(target: Element): void {
  const button = target.closest('button')
  if (!button?.isConnected) return
  const init = { bubbles: true, cancelable: true, composed: true }
  button.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse', isPrimary: true }))
  button.dispatchEvent(new MouseEvent('mousedown', init))
  button.click()
}
