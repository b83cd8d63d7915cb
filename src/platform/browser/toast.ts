import { announce } from './announce.ts'

export type ToastTone = 'plain' | 'good' | 'warm' | 'bad'
type Action = { text: string; href?: string; run?: () => void }
export type Toast = { text: string; tone?: ToastTone; action?: Action }

/** How long a toast stays, and how long once the pointer has left it, in ms (seed: 5 s, then 1 s). */
const stay = 5_000
const stayAfterLeaving = 1_000
const leaving = 300

const signs: Record<ToastTone, string> = {
  plain: 'M12 16v-4m0-4h.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  good: 'm8 12 3 3 5-6M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  warm: 'M12 9v4m0 4h.01M12 3.500 2.500 20h19Z',
  bad: 'M12 8v4m0 4h.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
}

/** A short word about what has just happened, from anywhere in the browser. */
export const toast = { show }

function show({ text, tone = 'plain', action }: Toast): () => void {
  const region = openRegion()
  // a network that did not answer says nothing by itself
  const words = text || (region.dataset.failed ?? '')
  const box = document.createElement('div')
  box.className = 'toast'
  box.dataset.tone = tone
  box.innerHTML = `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${signs[tone]}"/></svg>`
  box.append(wordsOf(words))
  const dismiss = leaveInTime(box)
  if (action) box.append(actionOf(action, dismiss))
  box.addEventListener('click', dismiss)
  region.append(box)
  announce(action ? `${words} ${action.text}` : words)
  return dismiss
}

/** Runs the clock of one toast: it waits while somebody points at it or is inside it. */
function leaveInTime(box: HTMLElement): () => void {
  let clock = 0
  const wait = (time: number) => {
    clearTimeout(clock)
    clock = window.setTimeout(dismiss, time)
  }
  const dismiss = () => {
    clearTimeout(clock)
    box.dataset.leaving = ''
    setTimeout(() => box.remove(), leaving)
  }
  for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, () => clearTimeout(clock))
  for (const event of ['pointerleave', 'focusout']) box.addEventListener(event, () => wait(stayAfterLeaving))
  wait(stay)
  return dismiss
}

/** The region lies in the top layer, above open dialogs, and is brought up anew for each toast. */
function openRegion(): HTMLElement {
  let region = document.querySelector<HTMLElement>('[data-toasts]')
  if (!region) {
    region = document.createElement('div')
    region.className = 'toasts'
    region.dataset.toasts = ''
    region.popover = 'manual'
    document.body.append(region)
  }
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
  return region
}

function wordsOf(text: string): HTMLElement {
  const line = document.createElement('p')
  line.textContent = text
  return line
}

function actionOf({ text, href, run }: Action, dismiss: () => void): HTMLElement {
  const element = document.createElement(href ? 'a' : 'button')
  if (element instanceof HTMLAnchorElement && href) element.href = href
  element.className = 'link'
  element.textContent = text
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    run?.()
    dismiss()
  })
  return element
}
