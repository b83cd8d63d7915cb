import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { listPromotions, type Promotion } from '../contract.ts'
import { EndButton } from './end-button.tsx'
import { PromoteButton } from './promote-button.tsx'
import { stateTones, usePromotionWords } from './promotion-words.tsx'

type Props = { job: string; title: string; isLive: boolean }

/** What is promoted of a job, what came of it, and the way to promote it. */
export function PromotionCard({ job, title, isLive }: Props) {
  const t = useTranslations('promotion')
  const { data } = useCall(listPromotions, { thing: job })
  const mayPromote = useMay()('job.promote') && isLive
  const rows = data?.data ?? []
  if (!mayPromote && rows.length === 0) return null
  return (
    <Card title={t('title')}>
      <div className="stack">
        {rows.slice(0, 3).map((one) => (
          <Line key={one.id} promotion={one} />
        ))}
        {mayPromote ? (
          <PromoteButton wide of={{ kinds: ['featured', 'urgent'], thing: job, title }}>
            {t('openJob')}
          </PromoteButton>
        ) : null}
      </div>
    </Card>
  )
}

function Line({ promotion }: { promotion: Promotion }) {
  const t = useTranslations('promotion')
  const words = usePromotionWords()
  const { kind, state, views, applied, seen_days } = promotion
  return (
    <div className="stack stack-xs">
      <Facts
        items={[
          <strong key="kind">{t(`kind.${kind}`)}</strong>,
          <Word key="state" tone={stateTones[state]}>
            {t(`states.${state}`)}
          </Word>,
          words.time(promotion),
        ]}
      />
      <KeyValues
        items={[
          { key: t('heads.views'), value: words.numbers(views, seen_days) },
          ...(applied ? [{ key: t('heads.applied'), value: words.numbers(applied, seen_days) }] : []),
        ]}
      />
      <EndButton promotion={promotion} />
    </div>
  )
}
