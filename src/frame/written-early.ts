type Field = HTMLInputElement | HTMLTextAreaElement

/** What somebody wrote or ticked before a form was awake; the answer, called once it is, tells the form. */
export function writtenEarly(place: ParentNode): () => void {
  const fields = [...place.querySelectorAll<Field>('input, textarea')]
  const written = fields.filter(isWritten).map((field) => ({ field, value: field.value }))
  const ticked = fields.filter(isTick).filter((field) => field.checked !== field.defaultChecked)
  const states = ticked.map((field) => ({ field, checked: field.checked }))
  return () => {
    for (const { field, value } of written) {
      // as a keyboard does, which React's own setter does not see
      field.value = field.defaultValue
      setterOf(field)?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const { field, checked } of states) if (field.checked !== checked) field.click()
  }
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const isWritten = (field: Field): boolean =>
  !isTick(field) && field.type !== 'hidden' && field.type !== 'file' && field.value !== field.defaultValue

const setterOf = (field: Field) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
