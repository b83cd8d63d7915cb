import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { type Frequency, frequencies } from '../rules.ts'

type Props = { value: Frequency; onChange: (value: Frequency) => void; bare?: boolean; name?: string }

/** At once, every day, every week. */
export function FrequencyField({ value, onChange, bare, name = 'frequency' }: Props) {
  const t = useTranslations('alerts')
  return (
    <RadioGroup
      name={name}
      label={t('often')}
      bare={bare}
      look="segments"
      value={value}
      onChange={(id) => onChange(id as Frequency)}
      choices={frequencies.map((id) => ({ id, text: t(`every.${id}`) }))}
    />
  )
}
