import { useMayAsStaff } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { WholeCase } from '../contract.ts'
import { JudgeAppeal } from './judge-appeal.tsx'

const tones = { open: 'warm', granted: 'good', declined: 'plain' } as const

/** Who asked for another look and why; whoever did not decide judges it here. */
export function CaseAppeals({ one, onDecided }: { one: WholeCase; onDecided: () => void }) {
  const t = useTranslations('cases.appeals')
  const refusals = useTranslations('refusals')
  const format = useFormatter()
  const may = useMayAsStaff()
  return one.appeals.map((appeal) => (
    <Card
      key={appeal.id}
      title={t(`title.${appeal.side}`)}
      aside={<Word tone={tones[appeal.state]}>{t(`states.${appeal.state}`)}</Word>}
    >
      <div className="stack stack-s">
        <blockquote dir="auto">{appeal.words}</blockquote>
        <time className="small quiet" dateTime={appeal.at}>
          {format.dateTime(new Date(appeal.at), 'moment')}
        </time>
        {appeal.state === 'open' && appeal.may ? <Note>{refusals(appeal.may)}</Note> : null}
        {appeal.state === 'open' && !appeal.may && may('staff.appeal.decide') ? (
          <JudgeAppeal one={one} appeal={appeal.id} onDecided={onDecided} />
        ) : null}
      </div>
    </Card>
  ))
}
