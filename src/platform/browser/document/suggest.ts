import { recentOf } from './recent.ts'

/**
 * A text field that suggests: `<input data-suggest="/api/…">`, asked as `?q=` or where `{q}` stands, and answered by
 * `{items: [{text, id?, hint?, href?}]}` (or `data`, `data_name` in place of `items`). Choosing fills the field; `data-suggest-id`
 * names a hidden field of the form which receives the id, `data-suggest-go` sends the form, `href` leads there.
 * The list lies in the field's parent element, which must be positioned.
 */
type Item = { text: string; id?: string | number; hint?: string; href?: string }

const pause = 160
let clock = 0
let asking: AbortController | undefined
let count = 0

export function followSuggestions(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!isField(target)) return
    prepare(target)
    if (!target.value) open(target, recentOf(target))
  })
  document.addEventListener('focusout', ({ target }) => {
    if (isField(target)) close(target)
  })
  document.addEventListener('input', ({ target }) => {
    if (isField(target)) askSoon(target)
  })
  document.addEventListener('keydown', (event) => {
    if (isField(event.target)) onKey(event, event.target)
  })
}

function prepare(field: HTMLInputElement): void {
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.ariaExpanded ??= 'false'
}

function askSoon(field: HTMLInputElement): void {
  clearTimeout(clock)
  asking?.abort()
  setId(field, '')
  if (!field.value) open(field, recentOf(field))
  else if (field.value.trim().length < 2) close(field)
  else clock = window.setTimeout(() => ask(field), pause)
}

async function ask(field: HTMLInputElement): Promise<void> {
  asking = new AbortController()
  const { suggest = '' } = field.dataset
  const typed = field.value.trim()
  const address = new URL(suggest.replace('{q}', encodeURIComponent(typed)), location.href)
  if (!suggest.includes('{q}')) address.searchParams.set('q', typed)
  try {
    const answer = await fetch(address, { signal: asking.signal, headers: { accept: 'application/json' } })
    const given = (await answer.json()) as { items?: Item[]; data?: Item[]; data_name?: Item[] }
    if (document.activeElement === field) open(field, given.items ?? given.data ?? given.data_name ?? [])
  } catch {
    close(field)
  }
}

function open(field: HTMLInputElement, items: readonly Item[]): void {
  close(field)
  if (!items.length) return
  const list = document.createElement('ul')
  list.className = 'suggest'
  list.role = 'listbox'
  list.id = `suggest-${++count}`
  list.ariaLabel = field.labels?.[0]?.textContent?.trim() || field.placeholder
  list.append(...items.map((item, at) => optionOf(item, `${list.id}-${at}`, field)))
  // the field must not lose the focus to its own list
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  field.parentElement?.append(list)
  field.ariaExpanded = 'true'
  field.setAttribute('aria-controls', list.id)
}

function optionOf(item: Item, id: string, field: HTMLInputElement): HTMLElement {
  const option = document.createElement('li')
  option.className = 'suggest-item'
  option.role = 'option'
  option.id = id
  option.ariaSelected = 'false'
  const words = document.createElement('bdi')
  words.textContent = item.text
  option.append(words)
  if (item.hint) option.append(Object.assign(document.createElement('small'), { textContent: item.hint }))
  option.addEventListener('click', () => choose(field, item))
  return option
}

function onKey(event: KeyboardEvent, field: HTMLInputElement): void {
  const options = [...(listOf(field)?.children ?? [])] as HTMLElement[]
  if (!options.length) return
  const now = options.findIndex((option) => option.ariaSelected === 'true')
  if (event.key === 'Escape') close(field)
  else if (event.key === 'Enter' && now >= 0) options[now]?.click()
  else if (event.key === 'ArrowDown') point(field, options, now + 1)
  else if (event.key === 'ArrowUp') point(field, options, now < 0 ? options.length - 1 : now - 1)
  else return
  event.preventDefault()
}

/** Past either end the person is back in what they wrote. */
function point(field: HTMLInputElement, options: readonly HTMLElement[], at: number): void {
  for (const [order, option] of options.entries()) option.ariaSelected = String(order === at)
  const chosen = options[at]
  chosen?.scrollIntoView({ block: 'nearest' })
  if (chosen) field.setAttribute('aria-activedescendant', chosen.id)
  else field.removeAttribute('aria-activedescendant')
}

function choose(field: HTMLInputElement, { text, id, href }: Item): void {
  if (href) {
    location.assign(href)
    return
  }
  // React listens to the setter of the prototype, not to the property of the element
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  close(field)
  setId(field, String(id ?? ''))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  if ('suggestGo' in field.dataset) field.form?.requestSubmit()
}

function setId(field: HTMLInputElement, id: string): void {
  const hidden = field.form?.elements.namedItem(field.dataset.suggestId ?? '')
  if (hidden instanceof HTMLInputElement) hidden.value = id
}

function close(field: HTMLInputElement): void {
  listOf(field)?.remove()
  field.ariaExpanded = 'false'
  field.removeAttribute('aria-controls')
  field.removeAttribute('aria-activedescendant')
}

const listOf = (field: HTMLInputElement) => document.getElementById(field.getAttribute('aria-controls') ?? '')

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && Boolean(target.dataset.suggest)
