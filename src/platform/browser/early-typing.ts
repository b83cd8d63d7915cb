const fields = 'input:not([type=hidden], [type=file], [type=submit]), textarea, select'

/**
 * What somebody wrote or chose on a slow line before the code of the page was there, told to that code: it heard nothing of it, shows
 * it until anything changes, and then empties the field. Called once, after hydration.
 */
export function hearEarlyTyping(page: ParentNode = document): void {
  // all are read first: the first that is told draws the others anew
  const told = [...page.querySelectorAll(fields)].map((field) => {
    if (field instanceof HTMLSelectElement) return choiceIn(field)
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return tickOf(field)
    return wordsIn(field as HTMLInputElement | HTMLTextAreaElement)
  })
  for (const tell of told) tell?.()
}

type Tell = (() => void) | null

/** React takes a value set on the field itself for known, and one set past it for written by somebody. */
function wordsIn(field: HTMLInputElement | HTMLTextAreaElement): Tell {
  const { value, defaultValue, selectionStart, selectionEnd } = field
  if (value === defaultValue) return null
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  return () => {
    field.value = ''
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
    // the caret stays where somebody writes on; an address or a number has none
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function tickOf(field: HTMLInputElement): Tell {
  const { checked, defaultChecked, type } = field
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null
  return () => {
    field.checked = !checked
    field.click()
  }
}

function choiceIn(list: HTMLSelectElement): Tell {
  const { value, options } = list
  const begun = [...options].find((option) => option.defaultSelected) ?? options[0]
  if (list.multiple || value === begun?.value) return null
  return () => {
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
