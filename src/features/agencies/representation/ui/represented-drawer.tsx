import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Skeleton } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { showRepresented } from '../contract.ts'
import { AnswerActs } from './answer-acts.tsx'
import { RequestHistory } from './request-card.tsx'
import { useAnswer } from './use-answer.ts'

type Props = { submission: string; onClose: () => void }

/** One right: what was sent, what happened, and taking it back. */
export function RepresentedDrawer({ submission, onClose }: Props) {
  const t = useTranslations('representation')
  const { data, isError, refetch } = useCall(showRepresented, { submission })
  const answer = useAnswer(submission)
  const one = data?.data
  return (
    <Drawer
      open
      onClose={onClose}
      title={<bdi>{one?.job ?? ''}</bdi>}
      about={
        one ? (
          <Facts small items={[<bdi key="client">{one.client}</bdi>, <bdi key="agency">{one.agency.name}</bdi>]} />
        ) : null
      }
    >
      {isError && !one ? <NotLoaded onRetry={refetch} /> : null}
      {!one && !isError ? <Skeleton lines={['60%', '90%']} /> : null}
      {one ? (
        <div className="stack stack-l">
          <div className="cluster">
            <Word boxed>{t(`states.${one.state}`)}</Word>
            {one.reason ? <span className="quiet">{one.reason}</span> : null}
          </div>
          {one.submitted_at ? (
            <a className="link" href={`/api/user/representation/${one.id}/cv`} target="_blank" rel="noopener">
              {t('whatWasSent')}
            </a>
          ) : null}
          {one.note ? (
            <div className="stack stack-xs">
              <span className="small quiet">{t(one.submitted_at ? 'theySaid' : 'theySay')}</span>
              <blockquote dir="auto">{one.note}</blockquote>
            </div>
          ) : null}
          <AnswerActs one={one} mayForbid {...answer} />
          <RequestHistory one={one} />
        </div>
      ) : null}
    </Drawer>
  )
}
