import { PhoneNumberField } from '#features/site/lookups/ui/phone-number-field.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import type { useApply } from './use-apply.ts'

type Props = {
  form: ReturnType<typeof useApply>['form']
  country: string
  /** Who sees it, where that is not one employer. */
  seenBy?: string
}

/** Who applies, and how they can be reached. */
export function ReachFields({ form, country, seenBy }: Props) {
  const t = useTranslations('applications.apply')
  return (
    <fieldset className="stack">
      <legend className="apply-legend">{t('reach')}</legend>
      <TextField {...form.field('name')} label={t('name')} autoComplete="name" required />
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        help={seenBy ?? t('contactHelp')}
      />
      <PhoneNumberField {...form.field('phone')} label={t('phone')} country={country} />
    </fieldset>
  )
}
