import { useTranslations } from '#platform/browser/intl.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import type { SectionProps } from '../use-cv.ts'
import { Section } from './section.tsx'

/** A few lines that stand above the rest. */
export function SummaryForm({ open, content }: SectionProps) {
  const t = useTranslations('cvBuilder')
  return (
    <Section id="summary" title={t('parts.summary')} hidden={open.look.hidden.includes('summary')}>
      <TextArea
        name="summary"
        label={t('parts.summary')}
        bare
        help={t('editor.summaryHelp')}
        rows={5}
        maxLength={4000}
        value={content.summary}
        onChange={(summary) => open.change({ ...content, summary })}
      />
    </Section>
  )
}
