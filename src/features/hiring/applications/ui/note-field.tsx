import { useTranslations } from '#platform/browser/intl.ts'
import type { FormWith } from '#platform/browser/use-form.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { mostNote } from '../rules.ts'

/** What one writes along. Whatever is pasted stays, and it is said how much of it is too much: a browser would cut it in silence. */
export function NoteField({ form, help }: { form: FormWith<{ note: string }>; help: string }) {
  const t = useTranslations('applications.apply')
  const field = form.field('note')
  const left = mostNote - field.value.length
  return (
    <TextArea
      {...field}
      label={t('note')}
      help={left >= 0 && left <= nearEnd ? t('noteLeft', { count: left }) : help}
      error={left < 0 ? t('noteOver', { count: -left, most: mostNote }) : field.error}
      optional
    />
  )
}

/** From here on it is counted what is left. */
const nearEnd = 300
