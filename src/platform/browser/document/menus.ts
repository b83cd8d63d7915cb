/** Menus made of <details data-menu>: one open at a time, closed by a click outside, Escape, or the focus leaving. */
export function followMenus(): void {
  showDeviceSharing()
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && closeMenus(true)) event.preventDefault()
  })
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node) && !isSheet(menu)) menu.open = false
  })
}

/** What only the device itself can do is hidden in the page until it is known that it can. */
function showDeviceSharing(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-share][hidden]'))
    menu.hidden = !navigator.canShare?.(JSON.parse(menu.dataset.share ?? '{}'))
}

/** Closes what is open; says whether anything was. */
export function closeMenus(giveFocusBack = false): boolean {
  const menus = openMenus()
  for (const menu of menus) {
    menu.open = false
    if (giveFocusBack) menu.querySelector('summary')?.focus()
  }
  return menus.length > 0
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element
  const summary = target.closest('summary')
  const menu = summary?.parentElement
  if (menu?.dataset.share && share(menu.dataset.share)) event.preventDefault()
  for (const open of openMenus()) {
    if (open.contains(target)) continue
    open.open = false
    // beside a sheet lies a veil: the click closes the sheet and does nothing else
    if (isSheet(open)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}

/** True when the device shares by itself: the menu need not open. */
function share(json: string): boolean {
  const what: ShareData = JSON.parse(json)
  if (!navigator.canShare?.(what)) return false
  navigator.share(what).catch(() => {})
  return true
}

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]

const isSheet = (menu: HTMLElement) => {
  const sheet = menu.lastElementChild
  return sheet ? getComputedStyle(sheet).position === 'fixed' : false
}
