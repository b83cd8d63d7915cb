import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

const coverFields = ['salary', 'notice', 'visa'] as const
const empty = { branded: true, consultant: '', watermark: '', salary: '', notice: '', visa: '' }

/** What a page adds around a CV, while it is written. */
export function useAdded() {
  const t = useTranslations('cvFormatting.work')
  const [fields, setFields] = useState(empty)
  const cover = coverFields
    .filter((field) => fields[field].trim())
    .map((field) => ({ label: t(field), value: fields[field].trim() }))
  const { branded, consultant, watermark } = fields
  return {
    fields,
    sent: { branded, consultant, watermark, cover },
    set: (change: Partial<typeof empty>) => setFields({ ...fields, ...change }),
  }
}

export function AddedFields({ added: { fields, set } }: { added: ReturnType<typeof useAdded> }) {
  const t = useTranslations('cvFormatting.work')
  const text = (name: Exclude<keyof typeof empty, 'branded'>, maxLength: number) => (
    <TextField
      key={name}
      name={name}
      label={t(name)}
      dir="auto"
      maxLength={maxLength}
      value={fields[name]}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <fieldset className="stack">
      <legend className="strong">{t('added')}</legend>
      <Checkbox name="branded" value={fields.branded} onChange={(branded) => set({ branded })}>
        {t('branded')}
      </Checkbox>
      {text('consultant', 120)}
      {coverFields.map((field) => text(field, 160))}
      {text('watermark', 40)}
    </fieldset>
  )
}
