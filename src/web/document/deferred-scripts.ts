/** Marks, in the page, the module that wakes it; the browser does not run a script of this type. */
export const WAITING_TYPE = 'text/late-module'
/** Names when the module runs: see {@link START_SCRIPT}. */
export const START_ATTRIBUTE = 'data-start'

/**
 * `use`: with the first sign that the page is used, else when the page has something to do by itself.
 * `load`: as soon as the page and its first pictures are loaded. For signed-in people, and for pages that act by
 * script.
 */
export type Start = 'use' | 'load'

/** Without any sign of use the scripts start after this (ms): then the carousel of home moves first. */
export const LATEST_START_MS = 7_000

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'change', 'click']

/**
 * Runs the waiting module of the page (docs/adr/0024). Inline in the head; without it the page stays what it is without
 * JavaScript. The files of the module are asked for together, so that they do not wait for one another. Style sheets of
 * which a part is inlined in the page (inline-styles.ts) become links again, and the module waits for them: that is
 * how it knows the page, and what it shows may need the rest. Until then the page says that it is `still`: pictures out
 * of sight are left for later (ui/app.css).
 */
export const START_SCRIPT = `(function(){var about=document.documentElement.dataset,signs=${JSON.stringify(SIGNS)},begun=false;about.still='';function begin(){if(begun)return;begun=true;delete about.still;signs.forEach(function(sign){removeEventListener(sign,begin,true)});if(document.readyState==='loading')addEventListener('DOMContentLoaded',run);else run()}function run(){var waiting=document.querySelector('script[type="${WAITING_TYPE}"]'),missing=1;if(!waiting)return;function wake(){missing-=1;if(missing)return;var script=document.createElement('script');script.type='module';script.nonce=waiting.nonce;script.text=waiting.text;document.body.append(script)}document.querySelectorAll('style[data-sheet]').forEach(function(style){var sheet=document.createElement('link');missing+=1;sheet.rel='stylesheet';sheet.href=style.dataset.sheet;sheet.onload=function(){style.remove();wake()};sheet.onerror=wake;style.after(sheet)});(waiting.dataset.files||'').split(' ').forEach(function(file){if(!file)return;var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});wake()}signs.forEach(function(sign){addEventListener(sign,begin,{capture:true,passive:true})});addEventListener('load',function(){var waiting=document.querySelector('script[type="${WAITING_TYPE}"]');setTimeout(begin,waiting&&waiting.getAttribute('${START_ATTRIBUTE}')==='use'?${LATEST_START_MS}:0)})})()`

const MODULE_SCRIPT = /<script((?: nonce="[^"]*")?) type="module" async="">/
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g

/** The page as rendered, with its module waiting for `start` instead of running, and nothing loaded ahead of that. */
export function withWaitingScripts(html: string, start: Start): string {
  const files: string[] = []
  const withoutPreloads = html.replace(PRELOAD, (_, file: string) => {
    files.push(file)
    return ''
  })
  return withoutPreloads.replace(
    MODULE_SCRIPT,
    (_, nonce: string) =>
      `<script${nonce} type="${WAITING_TYPE}" ${START_ATTRIBUTE}="${start}" data-files="${files.join(' ')}">`,
  )
}

/** Pages that act on load and therefore need their scripts at once. */
const AWAKE = /^\/(?:reset-password|profile|cancel-subscription|payment-success)(?:\/|$)/
/** Addresses that say something once, by script. */
const SPEAKS = /[?&](?:notice|error)=/

/** When the scripts of a page run. */
export function startOf(url: URL, signedIn: boolean): Start {
  return signedIn || AWAKE.test(url.pathname) || SPEAKS.test(url.search) ? 'load' : 'use'
}
