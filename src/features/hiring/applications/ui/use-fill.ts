import { useEffect } from 'react'
import type { ContactRead } from '#features/cvs/cvs/photo-contract.ts'
import { fieldId } from '#ui/fields/field.tsx'
import { type ContactField, contactFields, type Filled } from './filled.ts'
import type { useFilled } from './use-files-in-hand.ts'

type Contact = Record<ContactField, string>
/** A form that has these fields among its own, and what it has of a file. */
export type Filling = {
  form: { values: Contact; setSome: (some: Partial<Contact>) => void }
  fill: ReturnType<typeof useFilled>
}

/** What a chosen file fills in: only fields that are empty and nobody is in, only what was read surely enough, and gone again with the file. */
export function useFill({ form: { values, setSome }, fill: { filled, setFilled, undo: kept } }: Filling) {
  const isFilled = (field: ContactField) =>
    filled?.values[field] !== undefined && filled.values[field] === values[field]
  const undo = () => {
    setSome(Object.fromEntries(contactFields.filter(isFilled).map((field) => [field, ''])))
    setFilled((last) => last && { ...last, values: {} })
  }
  useEffect(() => {
    kept.current = undo
  })
  return {
    isFilled,
    undo,
    fill(file: File, read: ContactRead) {
      if (filled?.file === file) return
      const some: Filled['values'] = {}
      for (const field of contactFields.filter((one) => values[one].trim() === '' && !isWritten(one))) {
        const found = read[field]
        if (found && found.sureness !== 'unsure') some[field] = found.value
      }
      setFilled({ file, values: some })
      if (Object.keys(some).length > 0) setSome(some)
    },
  }
}

/** Somebody is about to write there, and would write behind what comes. */
const isWritten = (field: ContactField) => document.activeElement?.id === fieldId(field)
