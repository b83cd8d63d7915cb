import { benefits } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { toggled } from '#ui/fields/choose.ts'
import { FieldGroup } from '#ui/fields/field.tsx'
import type { SectionProps } from './profile-values.ts'
import { Section } from './section.tsx'

const all = {}

/** What everybody who works there gets. */
export function BenefitsSection({ values, set, errorOf }: SectionProps) {
  const t = useTranslations('pageProfile.benefits')
  const list = useList(benefits, all)
  return (
    <Section id="benefits">
      <FieldGroup name="benefits" label={t('label')} error={errorOf('benefits')} bare>
        {() => (
          <div className="page-boxes">
            {list.choices.map(({ id, text }) => (
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
      <ListTrouble lists={[list]} />
    </Section>
  )
}
