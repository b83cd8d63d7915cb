import { mostPay } from '#features/site/lookups/pay-fields.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { inLikelyOrder } from '#platform/shared/likely-currencies.ts'
import { Checkbox, Switch } from '#ui/fields/choice.tsx'
import { toggled } from '#ui/fields/choose.ts'
import { FieldGroup } from '#ui/fields/field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { FindingNotes } from './findings.tsx'
import { codeOfCountry } from './job-values.ts'
import { Section, type SectionProps } from './section.tsx'

/** Benefits that a fact above them says already: nobody is asked twice; one that was chosen stays. */
const saidBy: Partial<Record<string, 'visa_support' | 'relocation_support' | 'accommodation' | 'transport'>> = {
  visa: 'visa_support',
  relocation: 'relocation_support',
  housing: 'accommodation',
  transport: 'transport',
}

/** What one is paid and given. */
export function PaySection({ values, choices, set, errorOf }: SectionProps) {
  const t = useTranslations('jobs.own.editor.pay')
  const fields = useTranslations('fields')
  const { min, max } = values.salary
  const isTooMuch = Math.max(min ?? 0, max ?? 0) > mostPay
  const benefits = choices.benefits.filter(({ id, code }) => {
    const fact = saidBy[code]
    return !fact || !values[fact] || values.benefits.includes(id)
  })
  const isTurned = Boolean(min && max && min > max)
  return (
    <Section id="pay">
      <MoneyField
        name="salary"
        label={t('salary')}
        help={t('salaryHelp')}
        optional
        error={isTooMuch ? fields('too_big', { max: mostPay }) : isTurned ? fields('salary_order') : errorOf('salary')}
        value={values.salary}
        onChange={(salary) => set('salary', salary)}
        currencies={inLikelyOrder(choices.currencies, codeOfCountry(values.country_id))}
      />
      <FindingNotes
        of={['salary_min', 'salary_max', 'salary_period']}
        onPeriod={(period) => set('salary', { ...values.salary, period })}
      />
      <Switch
        name="salary_shown"
        value={values.salary_shown}
        onChange={(shown) => set('salary_shown', shown)}
        help={t('shownHelp')}
      >
        {t('shown')}
      </Switch>
      <Switch
        name="visa_support"
        value={values.visa_support}
        onChange={(support) => set('visa_support', support)}
        help={t('visaHelp')}
      >
        {t('visa')}
      </Switch>
      {(['relocation_support', 'accommodation', 'transport'] as const).map((name) => (
        <Switch key={name} name={name} value={values[name]} onChange={(on) => set(name, on)}>
          {t(name)}
        </Switch>
      ))}
      <FieldGroup name="benefits" label={t('benefits')} optional>
        {() => (
          <div className="job-editor-boxes">
            {benefits.map(({ id, text }) => (
              <Checkbox
                key={id}
                name={`benefit-${id}`}
                value={values.benefits.includes(id)}
                onChange={() => set('benefits', toggled(values.benefits, id))}
              >
                {text}
              </Checkbox>
            ))}
          </div>
        )}
      </FieldGroup>
    </Section>
  )
}
