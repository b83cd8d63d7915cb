import { formQuery } from './form-query.ts'

/** What was searched for on this device, the last first: `<input data-recent="name">` in a GET form. Nobody else hears of it. */
type Recent = { text: string; href: string }

const most = 5

/** Kept when the form is sent; what cannot be kept is not missed. */
export function followRecent(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    const field = target.querySelector<HTMLInputElement>('[data-recent]')
    const text = field?.value.trim()
    if (!field || !text) return
    const before = recentOf(field).filter((one) => one.text !== text)
    try {
      localStorage.setItem(
        keyOf(field),
        JSON.stringify([{ text, href: `${target.action}?${formQuery(target)}` }, ...before].slice(0, most)),
      )
    } catch {}
  })
}

/** What to offer in an empty field. */
export function recentOf(field: HTMLInputElement): Recent[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(field)) ?? '[]')
    return field.dataset.recent && Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

const keyOf = (field: HTMLInputElement) => `recent-${field.dataset.recent}`
