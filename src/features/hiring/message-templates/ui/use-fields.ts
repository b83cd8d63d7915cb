import { parameters } from '#features/hiring/applications/parameter-rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'

/** What a message may name, for the buttons below its text. */
export function useFields() {
  const t = useTranslations('messageTemplates')
  return { label: t('form.parameters'), fields: parameters.map((name) => ({ name, words: t(`parameters.${name}`) })) }
}
