import { useLocale } from 'use-intl'
import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import type { Places } from '#features/hiring/pipeline/ui/places-note.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { History } from '#ui/lists/history.tsx'
import type { offersOf } from '../contract.ts'
import { missingOf } from '../rules.ts'
import { OfferWord } from './offer-word.tsx'
import { TeamMoves, type Wrong } from './team-moves.tsx'
import { useOfferPay } from './use-offer-pay.ts'

export type TeamOfferRow = Gives<typeof offersOf>['data']['offers'][number]

type Props = {
  offer: TeamOfferRow
  places: Places
  /** Whether the applicant has had no other. */
  isAlone: boolean
  /** @param wrong what keeps it from going further */
  onEdit: (wrong?: Wrong) => void
}

/** One offer as the team sees it, with what can be done now. */
export function TeamOffer({ offer, places, isAlone, onEdit }: Props) {
  const t = useTranslations('offers')
  const when = useWhen()
  const { id, number, state, reason, name, answer_by } = offer
  const isOut = state === 'sent' || state === 'viewed'
  const comma = commaOf(toLanguage(useLocale()))
  const open = state === 'draft' ? missingOf(offer).map((field) => t(`form.${wordOf[field]}`)) : []
  return (
    <Card>
      <div className="stack stack-s">
        <div className="row spread">
          <p className="strong">{t('team.number', { number, alone: String(isAlone) })}</p>
          <OfferWord offer={offer} />
        </div>
        {answer_by && (isOut || state === 'approved' || state === 'draft') ? (
          <p className={isOut ? 'strong' : 'small quiet'}>{t('mine.until', { when: when.limit(answer_by) })}</p>
        ) : null}
        {isOut && places.hired >= places.openings ? <p className="small warm">{t('team.beyond')}</p> : null}
        <Facts offer={offer} />
        {open.length > 0 ? <p className="small quiet">{t('team.open', { names: open.join(comma) })}</p> : null}
        {reason ? (
          <div className="small stack stack-xs">
            <span className="quiet">
              {state === 'draft'
                ? t('team.changes')
                : state === 'declined'
                  ? t('team.said', { name })
                  : t('withdrawForm.reason', { name })}
            </span>
            <p dir="auto">{reason}</p>
          </div>
        ) : null}
        <Steps offer={offer} />
        <TeamMoves {...{ offer, places }} onEdit={onEdit} />
        {open.length > 0 ? null : (
          <div>
            <LinkButton
              size="s"
              look="text"
              icon="file"
              href={`/api/page/offers/${id}/letter`}
              target="_blank"
              data-reload=""
            >
              {t('team.pdf')}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  )
}

const wordOf = { pay: 'pay', starts_on: 'starts', place: 'place', answer_by: 'until', text: 'text' } as const

function Facts({ offer }: { offer: TeamOfferRow }) {
  const t = useTranslations('offers')
  const format = useFormatter()
  const payOf = useOfferPay()
  const { starts_on, place, accepted_name, declined_because } = offer
  const items = [
    { key: t('form.pay'), value: payOf(offer) },
    {
      key: t('form.starts'),
      value: starts_on && format.dateTime(new Date(`${starts_on}T12:00:00Z`), 'day', { timeZone: 'UTC' }),
    },
    { key: t('form.place'), value: place ? <bdi>{place}</bdi> : null },
    { key: t('team.typed'), value: accepted_name ? <bdi>{accepted_name}</bdi> : null },
    { key: t('team.declined'), value: declined_because ? t(`because.${declined_because}`) : null },
  ]
  return <KeyValues items={items.filter(({ value }) => value)} />
}

function Steps({ offer: { steps, name } }: { offer: TeamOfferRow }) {
  const t = useTranslations('offers')
  const when = useWhen()
  return (
    <details>
      <summary className="small link">{t('team.steps')}</summary>
      <History
        label={t('team.steps')}
        entries={steps.map(({ id, at, move, by, hand, reason }) => ({
          id,
          at,
          when: when.both(at),
          words: t(`steps.${move === 'withdraw' && hand === 'site' ? 'ended' : move}`, {
            name: hand === 'candidate' ? name : (by ?? ''),
          }),
          ...(reason && { said: reason }),
        }))}
      />
    </details>
  )
}
