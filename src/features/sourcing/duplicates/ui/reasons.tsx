import { useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import type { Pair } from '../contract.ts'

/** Why two records look like one person, with what both say. */
export function Reasons({ reasons }: { reasons: Pair['reasons'] }) {
  const t = useTranslations('duplicates')
  return (
    <Facts
      small
      items={reasons.map(({ code, said }) => (
        <bdi key={code}>{said ? t('reasonSaid', { reason: t(`reasons.${code}`), said }) : t(`reasons.${code}`)}</bdi>
      ))}
    />
  )
}
