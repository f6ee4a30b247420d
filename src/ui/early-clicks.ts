import { useEffect } from 'react'

/** A tap that waited longer than this is no longer what the person wants now (ms). */
const MEMORY_MS = 15_000

interface EarlyClicks {
  /** The last button that was pressed. */
  button: HTMLElement | null
  at: number
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
 * Remembers the last button that was pressed before the page's scripts were there: on a cheap phone that is seconds, and
 * the press would do nothing. Links and forms work without scripts and are left alone. Runs inline in the head.
 */
export const EARLY_CLICKS_SCRIPT = `(function(){var early=window.earlyClicks={button:null,at:0,inUse:false,stop:function(){kinds.forEach(function(kind){removeEventListener(kind,note,true)})}},kinds=['pointerdown','wheel','keydown','click'];function note(event){early.inUse=true;var button=event.type==='click'&&event.target.closest&&event.target.closest('button[type=button]');if(button){early.button=button;early.at=Date.now()}}kinds.forEach(function(kind){addEventListener(kind,note,{capture:true,passive:true})})})()`

/** For the outermost element's click capture: what React has seen itself must not come again. */
export function forgetEarlyClick(): void {
  if (window.earlyClicks) window.earlyClicks.button = null
}

/** Whether the person began to use the page before its scripts were there: what moves it now would get in their way. */
export function isAlreadyInUse(): boolean {
  return window.earlyClicks?.inUse ?? false
}

/** Presses the remembered button once the page answers. */
export function useEarlyClicks(): void {
  useEffect(() => {
    const early = window.earlyClicks
    if (!early) return
    early.stop()
    delete window.earlyClicks
    if (early.button?.isConnected && Date.now() - early.at < MEMORY_MS) early.button.click()
  }, [])
}
