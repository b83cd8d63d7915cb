/**
 * The little behaviour of pages that are documents, by `data-` attributes; loaded by hydrated screens too.
 * Everything below works without it: menus are <details>, searches are GET forms, sharing is a list of links.
 *
 * data-theme-switch · data-copy="text" (data-copied, data-not-copied) · details[data-menu] (data-share='{"url","title"}')
 * form[data-auto] · data-opens="dialog id" · data-closes · data-splash
 * a[data-send="PUT /api/…"] (what its page would ask about, done at once) · data-opens on a link opens instead of leading
 * a[data-switch="/api/…"][aria-pressed] (PUT and DELETE, shown at once; data-switched, data-not-switched say what became of it)
 * [data-banner] [data-puts-away="id"] (hides it, and for good in this browser)
 * template[data-toast="words"] (data-tone; data-on="name" shows it when the address says ?flash=name)
 * In documents alone: a[data-film="https://player…"] (the player takes the place of the link). There and wherever `SearchBar` stands:
 * input[data-suggest="/address"], input[data-recent], form[data-foresees="id"].
 */
import { copyText } from './copy-text.ts'
import { followAutoForms } from './document/auto-forms.ts'
import { closeMenus, followMenus } from './document/menus.ts'
import { putAway } from './document/put-away.ts'
import { followSends } from './document/sends.ts'
import { followSwitches } from './document/switches.ts'
import { switchTheme } from './document/theme.ts'
import { ownZone } from './own-zone.ts'
import { type ToastTone, toast } from './toast.ts'

const splashStays = 1_300
const splashLeaves = 100

// a hydrated screen imports this file too, and is first rendered on the server
if (typeof document !== 'undefined') listen()

function listen(): void {
  followMenus()
  followSends()
  followSwitches()
  followAutoForms()
  document.addEventListener('click', onClick)
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded)
}

function onClick(event: MouseEvent): void {
  const pressed = event.target
  if (!(pressed instanceof Element)) return
  const at = (name: string) => pressed.closest<HTMLElement>(`[${name}]`)
  if (at('data-theme-switch')) switchTheme()
  const away = at('data-puts-away')
  if (away) putAway(away)
  const copied = at('data-copy')
  if (copied) copy(copied.dataset)
  const opens = at('data-opens')?.dataset.opens
  const dialog = opens ? document.getElementById(opens) : null
  if (dialog instanceof HTMLDialogElement) {
    // from one picture to the next: only one is open
    pressed.closest('dialog')?.close()
    if (pressed.closest('a')) event.preventDefault()
    dialog.showModal()
  }
  // a click on the dialog itself is a click beside its sheet
  if (at('data-closes') || pressed instanceof HTMLDialogElement) pressed.closest('dialog')?.close()
}

function copy({ copy: text = '', copied, notCopied }: DOMStringMap): void {
  closeMenus()
  void copyText(text, { copied, notCopied })
}

function whenLoaded(): void {
  rememberTimeZone()
  showWaitingToasts()
  setTimeout(leaveSplash, splashStays)
}

function showWaitingToasts(): void {
  const address = new URL(location.href)
  const flash = address.searchParams.get('flash')
  for (const waiting of document.querySelectorAll<HTMLTemplateElement>('template[data-toast]')) {
    const { on, tone, toast: text = '' } = waiting.dataset
    if (on && on !== flash) continue
    toast.show({ text, tone: tone as ToastTone })
  }
  if (!flash) return
  address.searchParams.delete('flash')
  history.replaceState(history.state, '', address)
}

function leaveSplash(): void {
  for (const splash of document.querySelectorAll<HTMLElement>('[data-splash]')) {
    splash.dataset.leaving = ''
    setTimeout(() => {
      splash.hidden = true
    }, splashLeaves)
  }
}

/** The server writes dates as this reader's clock has them, from the next page on. */
function rememberTimeZone(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and the server reads this one
  document.cookie = `time_zone=${ownZone()}; path=/; max-age=31536000; samesite=lax`
}
