import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { apart } from '#platform/shared/held.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card, Lamp } from '#ui/basics/card.tsx'
import type { Next } from '../rules.ts'
import { boardOf, replyOf } from './waiting-list.tsx'

/** The one lit card of the screen: what to do next; a quiet one when nothing waits. */
export function NextCard({ next }: { next: Next | null }) {
  const t = useTranslations('workspace.next')
  const may = useMay()
  const words = useWords(next)
  if (!next || !words || (next.kind === 'first' && !may('job.write')))
    return (
      <Card>
        <p className="strong">{t('quiet')}</p>
        <p className="quiet">{t('quietHelp')}</p>
      </Card>
    )
  return (
    <Card look="lit" aria-label={t('label')}>
      <div className="row row-top">
        <Lamp />
        <div className="grow stack">
          <div className="stack stack-xs">
            <h2>{words.title}</h2>
            <p className="quiet">{words.text}</p>
          </div>
          <div className="cluster">
            <LinkButton href={words.href} look="primary">
              {words.go}
            </LinkButton>
          </div>
        </div>
      </div>
    </Card>
  )
}

function useWords(next: Next | null) {
  const t = useTranslations('workspace.next')
  const format = useFormatter()
  if (!next) return null
  const said = (kind: Next['kind'], facts: Record<string, string>, href: string) => ({
    title: t(`${kind}.title`, facts),
    text: t(`${kind}.text`, facts),
    go: t(`${kind}.go`),
    href,
  })
  if ('who' in next) {
    const { who } = next
    const day = (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'long' })
    const facts = {
      name: apart(who.name),
      job: apart(who.title),
      day: day(who.answer_due_at),
      sent: day(who.submitted_at),
    }
    return said(next.kind, facts, next.kind === 'late' || next.kind === 'soon' ? replyOf(who) : boardOf(who))
  }
  if ('job' in next) return said(next.kind, { job: apart(next.job.title) }, `/page/jobs/${next.job.id}`)
  return said('first', {}, '/page/jobs/new')
}
