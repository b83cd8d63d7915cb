import { useState } from 'react'
import type { ContactRead } from '#features/cvs/cvs/photo-contract.ts'

export const contactFields = ['name', 'email', 'phone'] as const
export type ContactField = (typeof contactFields)[number]
type Contact = Record<ContactField, string>
type Form = { values: Contact; setSome: (some: Partial<Contact>) => void }

/** What a chosen file fills in: only fields that are empty, only what was read surely enough, and gone again with the file. */
export function useFill({ values, setSome }: Form) {
  const [filled, setFilled] = useState<Partial<Contact>>({})
  const [from, setFrom] = useState<File | null>(null)
  const isFilled = (field: ContactField) => filled[field] !== undefined && filled[field] === values[field]
  const fieldsWhere = (holds: (field: ContactField) => boolean) => contactFields.filter(holds)
  return {
    /** The file that was taken over last, whatever of it. */
    from,
    isFilled,
    fill(file: File, read: ContactRead) {
      if (from === file) return
      setFrom(file)
      const some: Partial<Contact> = {}
      for (const field of fieldsWhere((one) => values[one].trim() === '')) {
        const found = read[field]
        if (found && found.sureness !== 'unsure') some[field] = found.value
      }
      setFilled(some)
      setSome(some)
    },
    undo() {
      setSome(Object.fromEntries(fieldsWhere(isFilled).map((field) => [field, ''])))
      setFilled({})
    },
  }
}
