import { useTranslations } from 'use-intl'
import { askToJoin } from '#features/companies/team/contract.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { suggestCompany } from '../contract.ts'

const enough = 3

/** Pages that have a like name already: joining is better than a twin. */
export function SuggestedPages({ term }: { term: string }) {
  const t = useTranslations('pages.suggest')
  const { data } = useCall(suggestCompany, { term }, { enabled: term.trim().length >= enough })
  const join = useSend(askToJoin, {
    onDone: () => toast.show({ text: t('sent'), tone: 'good' }),
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'warm' }),
  })
  const pages = data?.data ?? []
  if (pages.length === 0) return null
  return (
    <Note tone="info" title={t('title')}>
      <ul className="rows">
        {pages.map(({ id, name, place, logo, verified }) => (
          <li key={id} className="row">
            <Avatar name={name} src={logo ?? undefined} kind="company" size="s" />
            <div className="grow">
              <bdi className="strong">{name}</bdi>
              <div className="small quiet">
                <Facts items={[place, verified ? t('verified') : null]} />
              </div>
            </div>
            <Button look="quiet" size="s" busy={join.isPending} onClick={() => join.mutate({ page: id })}>
              {t('join')}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  )
}
