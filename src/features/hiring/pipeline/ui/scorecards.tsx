import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Typed } from '#ui/basics/typed.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { giveScorecard, type Scorecard, showTeamwork, type Teamwork } from '../team-contract.ts'
import { Rating } from './rating.tsx'
import { useDraftOpen } from './use-draft-open.ts'

type Props = { application: string; team: Teamwork }

/** One's own scorecard, and those of others once one may see them. */
export function Scorecards({ application, team }: Props) {
  const t = useTranslations('pipeline.scorecards')
  const may = useMay()('applicant.note')
  const draft = `draft scorecard ${application}`
  const { isOpen: writing, open, close } = useDraftOpen(draft)
  const { mine, others, others_count } = team
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      {others === null && others_count > 0 ? (
        <p className="row small quiet">
          <Icon name="lock" size="s" />
          {mine ? t('closed', { count: others_count }) : t('masked', { count: others_count })}
        </p>
      ) : null}
      {mine && !writing ? <Card card={mine} /> : null}
      {(others ?? []).map((card) => (
        <Card key={card.by + card.at} card={card} />
      ))}
      {!mine && others_count === 0 && !writing ? <p className="small quiet">{t('none')}</p> : null}
      {may && !writing ? (
        <div>
          <Button size="s" icon="star" onClick={open}>
            {mine ? t('change') : t('give')}
          </Button>
        </div>
      ) : null}
      {writing ? <ScorecardForm {...{ application, team, draft }} onClose={close} /> : null}
    </section>
  )
}

function Card({ card: { by, at, recommendation, comment, ratings } }: { card: Scorecard }) {
  const t = useTranslations('pipeline.scorecards')
  const format = useFormatter()
  return (
    <div className="scorecard stack stack-s">
      <p className="row spread">
        <bdi className="strong">{by}</bdi>
        <span>{t('of', { rating: recommendation })}</span>
      </p>
      {ratings.length > 0 ? (
        <dl className="scorecard-ratings small">
          {ratings.map(({ criterion, text, rating, comment }) => (
            <div key={criterion}>
              <dt>
                <bdi>{text}</bdi>
              </dt>
              <dd>
                {t('of', { rating })}
                {comment ? <span dir="auto">: {comment}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {comment ? (
        <p dir="auto">
          <Typed text={comment} />
        </p>
      ) : null}
      <time className="small faint" dateTime={at}>
        {format.dateTime(new Date(at), 'day')}
      </time>
    </div>
  )
}

type FormProps = Props & { draft: string; onClose: () => void }

function ScorecardForm({ application, team: { criteria, mine }, draft, onClose }: FormProps) {
  const t = useTranslations('pipeline.scorecards')
  const form = useForm(giveScorecard, {
    initial: {
      recommendation: mine?.recommendation ?? 0,
      comment: mine?.comment ?? '',
      ratings: Object.fromEntries((mine?.ratings ?? []).map(({ criterion, rating }) => [criterion, rating])),
    },
    draft,
    toInput: ({ ratings, ...values }) => ({
      application,
      ...values,
      ratings: criteria.flatMap(({ id }) => {
        const comment = mine?.ratings.find(({ criterion }) => criterion === id)?.comment ?? ''
        return ratings[id] ? [{ criterion: id, rating: ratings[id], comment }] : []
      }),
    }),
    onDone() {
      refreshCall(showTeamwork)
      onClose()
    },
  })
  const { recommendation, ratings } = form.values
  return (
    <form
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (recommendation) void form.submit()
      }}
    >
      <p className="small quiet">{t('scale', { low: t('ratings.1'), high: t('ratings.5') })}</p>
      {criteria.map(({ id, text }) => (
        <Rating
          key={id}
          name={`rating-${id}`}
          label={text}
          value={ratings[id] ?? 0}
          onChange={(rating) => form.set('ratings', { ...ratings, [id]: rating })}
        />
      ))}
      <Rating
        name="recommendation"
        label={t('recommendation')}
        value={recommendation}
        onChange={(value) => form.set('recommendation', value)}
      />
      <TextArea
        name="scorecard-comment"
        label={t('comment')}
        maxLength={2000}
        value={form.values.comment}
        onChange={(value) => form.set('comment', value)}
        error={form.problem?.message}
      />
      <div className="row">
        <Button type="submit" look="primary" size="s" busy={form.sending} disabled={!recommendation}>
          {t('hand')}
        </Button>
        <Button look="quiet" size="s" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
      {recommendation ? null : <p className="small quiet">{t('missing', { name: t('recommendation') })}</p>}
    </form>
  )
}
