import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { showRoom } from '../contract.ts'

/** Where somebody stands: the number, who is ahead and how long, the desk that calls, what came of it. */
export function Standing({ view }: { view: Gives<typeof showRoom>['data'] }) {
  const { state, number, ahead, wait_minutes, desk, outcome } = view
  const t = useTranslations('rooms')
  const format = useFormatter()
  if (number === null) return null
  // at a fair "the company" would be any of them
  const said = (told: NonNullable<typeof outcome>) =>
    view.line_of ? t('saidBefore', { company: view.line_of, words: t(`told.${told}`) }) : t(`told.${told}`)
  return (
    <section className="stack room-standing" aria-live="polite" data-called={state === 'called' || undefined}>
      <div className="row row-top spread">
        <p className="stack stack-xs">
          <span className="quiet">{t('number')}</span>
          <strong className="room-number room-number-xl">{format.number(number)}</strong>
        </p>
        {ahead === null || wait_minutes === null ? null : (
          <p className="stack stack-xs room-wait">
            <span className="quiet">{t('expected')}</span>
            <strong>{t('minutes', { count: wait_minutes })}</strong>
          </p>
        )}
      </div>
      {desk && state === 'called' ? (
        <>
          <p className="room-call">{t(desk.way === 'online' ? 'calledOnline' : 'called', { number: desk.number })}</p>
          {desk.booth ? <p className="lead">{t('booth', { company: desk.booth })}</p> : null}
          <p>{desk.way === 'online' ? <bdi>{desk.name}</bdi> : t('calledTo', { name: desk.name })}</p>
        </>
      ) : null}
      {desk && state === 'in_session' ? <p className="lead">{t('talking', { number: desk.number })}</p> : null}
      {ahead === null ? null : (
        <>
          {view.line_of ? <p className="lead">{t('waitsFor', { company: view.line_of })}</p> : null}
          <p className="lead">{t('ahead', { count: ahead })}</p>
          <p className="quiet">{wait_minutes === null ? t('noWait') : t('keeps')}</p>
        </>
      )}
      {view.outlasted ? <p className="lead">{t('outlasted')}</p> : null}
      {state === 'left' || state === 'no_show' ? (
        <p className="lead">{t(state === 'left' ? 'left' : 'wasMissed')}</p>
      ) : null}
      {state === 'done' ? (
        <>
          <p className="lead">{t('over')}</p>
          {outcome ? <p>{said(outcome)}</p> : null}
        </>
      ) : null}
      {view.before.map(({ company, outcome: told }) => (
        <p key={company} className="quiet">
          {t('saidBefore', { company, words: t(`told.${told}`) })}
        </p>
      ))}
    </section>
  )
}
