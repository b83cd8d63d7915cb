import { useTranslations } from '#platform/browser/intl.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { PromotionKind } from '../rules.ts'

/** Plain. That somebody paid for it to stand here, and as what. */
export function PromotedWords({ kind }: { kind: PromotionKind }) {
  const t = useTranslations('promotion')
  return (
    <Facts
      small
      items={[
        <Word key="promoted" tone="accent">
          {t('promoted')}
        </Word>,
        t(`kind.${kind}`),
      ]}
    />
  )
}
