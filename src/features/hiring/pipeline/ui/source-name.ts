import { cameByHand } from '#features/hiring/applications/hand-rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'

const known = [
  'site',
  'search',
  'alert',
  'company',
  'group',
  'link',
  'demo',
  'agency',
  'external',
  'drop',
  'pool',
  'openday',
]

/** How an application came, in words; what another program wrote stands as it is. */
export function useSourceName(): (source: string) => string {
  const t = useTranslations('pipeline.sources')
  return (source) => {
    const came = cameByHand(source)
    if (came) return t(`hand.${came}`)
    return known.includes(source) ? t(source) : source
  }
}
