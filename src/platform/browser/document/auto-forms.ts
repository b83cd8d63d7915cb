/**
 * `form[data-auto]` sends itself when something in it is changed. The page that comes back shows the same menu open and
 * gives the focus to the same control, so that several can be ticked one after the other.
 */
const key = 'auto-form'
type Left = { path: string; form: string; name: string; value: string }

export function followAutoForms(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const form = target.closest<HTMLFormElement>('form[data-auto]')
    if (!form) return
    const left: Left = { path: location.pathname, form: form.id, name: target.name, value: target.value }
    if (form.id) sessionStorage.setItem(key, JSON.stringify(left))
    form.requestSubmit()
  })
  reopen()
}

function reopen(): void {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (!kept) return
  const { path, form, name, value } = JSON.parse(kept) as Left
  const shown = document.getElementById(form)
  if (path !== location.pathname || !(shown instanceof HTMLFormElement)) return
  const menu = shown.closest('details')
  if (menu) menu.open = true
  const controls = [...shown.elements] as HTMLInputElement[]
  controls.find((one) => one.name === name && (one.type !== 'checkbox' || one.value === value))?.focus()
}
