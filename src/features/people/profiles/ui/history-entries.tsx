import { useTranslations } from '#platform/browser/intl.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { type Choice, NativeSelect } from '#ui/fields/native-select.tsx'
import { digitsOf } from '#ui/fields/numbers.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Entries } from './entries.tsx'

type ErrorOf = (name: string) => string | undefined
type Props<T> = { value: readonly T[]; onChange: (value: T[]) => void; errorOf: ErrorOf }

type Work = { title: string; employer: string; from: string; to: string; description: string }
type Education = { school: string; field: string; degree_id: string; year: string }
type Certificate = { name: string; issuer: string; issued: string }

/** What every field of an entry takes: its place in the call names it. */
const partOf =
  (list: string, errorOf: ErrorOf) => (at: number, name: string, value: string, onChange: (value: string) => void) => ({
    name: `${list}.${at}.${name}`,
    value,
    error: errorOf(`${list}.${at}.${name}`),
    onChange,
  })

/** Where one has worked. */
export function WorkEntries({ value, onChange, errorOf }: Props<Work>) {
  const t = useTranslations('profiles.four')
  const part = partOf('work', errorOf)
  return (
    <Entries
      kind="work"
      value={value}
      onChange={onChange}
      fresh={() => ({ title: '', employer: '', from: '', to: '', description: '' })}
    >
      {({ title, employer, from, to, description }, at, set) => (
        <>
          <div className="fields">
            <TextField {...part(at, 'title', title, (one) => set({ title: one }))} label={t('title')} required />
            <TextField
              {...part(at, 'employer', employer, (one) => set({ employer: one }))}
              label={t('employer')}
              required
            />
          </div>
          <div className="fields">
            <DayField {...part(at, 'from', from, (one) => set({ from: one }))} label={t('from')} months optional />
            <DayField
              {...part(at, 'to', to, (one) => set({ to: one }))}
              label={t('to')}
              help={t('toHelp')}
              months
              optional
            />
          </div>
          <TextArea
            {...part(at, 'description', description, (one) => set({ description: one }))}
            label={t('description')}
            rows={3}
            optional
          />
        </>
      )}
    </Entries>
  )
}

/** Where one has learnt. */
export function EducationEntries({
  value,
  onChange,
  errorOf,
  degrees,
}: Props<Education> & { degrees: readonly Choice[] }) {
  const t = useTranslations('profiles.four')
  const part = partOf('education', errorOf)
  return (
    <Entries
      kind="education"
      value={value}
      onChange={onChange}
      fresh={() => ({ school: '', field: '', degree_id: '', year: '' })}
    >
      {({ school, field, degree_id, year }, at, set) => (
        <>
          <TextField {...part(at, 'school', school, (one) => set({ school: one }))} label={t('school')} required />
          <div className="fields">
            <NativeSelect
              {...part(at, 'degree_id', degree_id, (one) => set({ degree_id: one }))}
              label={t('degree')}
              empty={t('choose')}
              choices={degrees}
              optional
            />
            <TextField {...part(at, 'field', field, (one) => set({ field: one }))} label={t('field')} optional />
            <TextField
              {...part(at, 'year', year, (one) => set({ year: digitsOf(one).slice(0, 4) }))}
              label={t('year')}
              inputMode="numeric"
              dir="ltr"
              optional
            />
          </div>
        </>
      )}
    </Entries>
  )
}

/** What one has papers of. */
export function CertificateEntries({ value, onChange, errorOf }: Props<Certificate>) {
  const t = useTranslations('profiles.four')
  const part = partOf('certificates', errorOf)
  return (
    <Entries kind="certificates" value={value} onChange={onChange} fresh={() => ({ name: '', issuer: '', issued: '' })}>
      {({ name, issuer, issued }, at, set) => (
        <>
          <div className="fields">
            <TextField {...part(at, 'name', name, (one) => set({ name: one }))} label={t('certificate')} required />
            <TextField {...part(at, 'issuer', issuer, (one) => set({ issuer: one }))} label={t('issuer')} optional />
          </div>
          <DayField
            {...part(at, 'issued', issued, (one) => set({ issued: one }))}
            label={t('issued')}
            months
            optional
          />
        </>
      )}
    </Entries>
  )
}
