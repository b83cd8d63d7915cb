import { changedFields } from '#features/jobs/jobs/job-changes.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'

type FieldComment = { field: string; text: string }
type Props = {
  value: readonly FieldComment[]
  suggested: readonly string[]
  onChange: (value: FieldComment[]) => void
}

/** Words that the author reads beside the field they are about. */
export function FieldComments({ value, suggested, onChange }: Props) {
  const t = useTranslations('moderation.beside')
  const names = useTranslations('jobs.fieldNames')
  const open = changedFields.filter((field) => !value.some((one) => one.field === field))
  const first = suggested.find((field) => open.some((one) => one === field))
  const change = (field: string, part: Partial<FieldComment>) =>
    onChange(value.map((one) => (one.field === field ? { ...one, ...part } : one)))
  return (
    <fieldset className="stack stack-s">
      <legend className="field-label">{t('title')}</legend>
      {value.map(({ field, text }) => (
        <div key={field} className="stack stack-xs">
          <div className="row">
            <span className="grow">
              <NativeSelect
                name={`field-${field}`}
                label={t('field')}
                bare
                choices={changedFields
                  .filter((one) => one === field || open.includes(one))
                  .map((one) => ({ id: one, text: names(one) }))}
                value={field}
                onChange={(chosen) => change(field, { field: chosen })}
              />
            </span>
            <IconButton
              icon="trash"
              size="s"
              label={t('remove', { field: names(field) })}
              onClick={() => onChange(value.filter((one) => one.field !== field))}
            />
          </div>
          <TextArea
            name={`comment-${field}`}
            label={t('about', { field: names(field) })}
            bare
            rows={2}
            maxLength={1000}
            placeholder={t('about', { field: names(field) })}
            value={text}
            onChange={(words) => change(field, { text: words })}
          />
        </div>
      ))}
      <div>
        <Button
          size="s"
          look="text"
          icon="plus"
          disabled={open.length === 0}
          onClick={() => onChange([...value, { field: first ?? open[0] ?? 'title', text: '' }])}
        >
          {t('add')}
        </Button>
      </div>
    </fieldset>
  )
}
