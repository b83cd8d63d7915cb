import { EmailField } from '#features/people/accounts/ui/proof-fields.tsx'
import { positions } from '#features/site/lookups/contract.ts'
import { PhoneNumberField } from '#features/site/lookups/ui/phone-number-field.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { useForm } from '#platform/browser/use-form.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { countOrNone } from '#ui/fields/numbers.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { TokenField } from '#ui/fields/token-field.tsx'
import type { Imported, saveCandidate } from '../contract.ts'
import { mostTags } from '../rules.ts'

const all = { id: 0 }

type Values = {
  name: string
  email: string
  phone: string
  headline: string
  position_ids: string[]
  notice_days: string
  tags: string[]
  note: string
}

/** What the form begins with. */
export const valuesOf = (one: Imported | null): Values => ({
  ...{ name: one?.name ?? '', email: one?.email ?? '', phone: one?.phone ?? '', headline: one?.headline ?? '' },
  ...{ position_ids: (one?.position_ids ?? []).map(String), tags: one?.tags ?? [], note: one?.note ?? '' },
  notice_days: one?.notice_days === null || one === null ? '' : String(one.notice_days),
})

/** What was written, without what stayed as it was: only that counts as written by hand. */
export function inputOf(values: Values, one: Imported | null): Takes<typeof saveCandidate> {
  const before = valuesOf(one)
  const changed = (['name', 'email', 'phone', 'headline'] as const).filter((name) => values[name] !== before[name])
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...{ position_ids: values.position_ids.map(Number), tags: values.tags, note: values.note },
    notice_days: countOrNone(values.notice_days),
  }
}

type Form = Pick<ReturnType<typeof useForm<never, Values>>, 'field'>

/** Who it is, how to reach them, what they do, and what the team keeps in mind. */
export function CandidateFields({ form, isNew }: { form: Form; isNew?: boolean }) {
  const t = useTranslations('imports.field')
  const { choices } = useList(positions, all)
  return (
    <>
      <TextField
        {...form.field('name')}
        label={t('name')}
        {...(isNew && { help: t('nameHelp') })}
        maxLength={120}
        autoComplete="off"
      />
      <EmailField {...form.field('email')} label={t('email')} autoComplete="off" required={false} />
      <PhoneNumberField {...form.field('phone')} label={t('phone')} country="AE" />
      <TextField {...form.field('headline')} label={t('headline')} maxLength={160} optional />
      <ManyChoice {...form.field('position_ids')} label={t('positions')} choices={choices} />
      <TextField
        {...form.field('notice_days')}
        label={t('notice')}
        inputMode="numeric"
        dir="ltr"
        maxLength={3}
        optional
      />
      <TokenField {...form.field('tags')} label={t('tags')} most={mostTags} optional />
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={3} maxLength={2000} optional />
    </>
  )
}
