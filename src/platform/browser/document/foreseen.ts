import { formQuery } from './form-query.ts'

const pause = 250

/** `form[data-foresees="id"]` (GET): what the element of that id will say on the page that would come, it says after each choice. */
export function followForeseen(): void {
  let asking: AbortController | undefined
  let clock = 0
  const ask = async (form: HTMLFormElement, shown: HTMLElement) => {
    asking = new AbortController()
    try {
      const answer = await fetch(`${form.action}?${formQuery(form)}`, { signal: asking.signal })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      shown.textContent = page.getElementById(shown.id)?.textContent ?? shown.textContent
    } catch {
      // unforeseen, it still sends
    }
  }
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-foresees]')
    const shown = form && document.getElementById(form.dataset.foresees ?? '')
    if (!form || !shown) return
    asking?.abort()
    clearTimeout(clock)
    clock = window.setTimeout(ask, pause, form, shown)
  })
}
