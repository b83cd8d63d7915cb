import { useTranslations } from '#platform/browser/intl.ts'

/** What a sheet is called; of nothing in particular, what such pages are. */
export function usePrintTitle(): (of: string | null) => string {
  const t = useTranslations('printouts')
  return (of) => of ?? t('title')
}
