import { useEffect, useRef, useState } from 'react'
import { askToJoin } from '#features/companies/team/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { suggestCompany } from '../contract.ts'

const enough = 3

type Props = {
  term: string
  /** Why it is another company than one whose name looks the same. */
  because: string
  error: string | undefined
  onBecause: (because: string) => void
  /** Told whether a page of this name is there. */
  onAlike: (alike: boolean) => void
}

/** Pages that have a like name already: joining is better than a twin. Where one looks the same, another has to say what it is. */
export function SuggestedPages({ term, because, error, onBecause, onAlike }: Props) {
  const t = useTranslations('pages.suggest')
  const { data } = useCall(suggestCompany, { term }, { enabled: term.trim().length >= enough })
  const join = useSend(askToJoin, {
    onDone: () => toast.show({ text: t('sent'), tone: 'good' }),
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'warm' }),
  })
  const [isOpen, setOpen] = useState(because !== '')
  const pages = data?.data ?? []
  const isAlike = pages.some(({ alike }) => alike)
  const tell = useRef(onAlike)
  useEffect(() => {
    tell.current = onAlike
  })
  const isAsked = data !== undefined
  useEffect(() => {
    if (isAsked) tell.current(isAlike)
  }, [isAsked, isAlike])
  if (pages.length === 0) return null
  return (
    <Note tone={isAlike ? 'warm' : 'info'} title={t(isAlike ? 'alike' : 'title')}>
      {isAlike ? <p>{t('alikeText')}</p> : null}
      <ul className="rows">
        {pages
          .toSorted((one, other) => Number(other.alike) - Number(one.alike))
          .map(({ id, name, place, logo, verified, alike }) => (
            <li key={id} className="row">
              <Avatar name={name} src={logo ?? undefined} kind="company" size="s" />
              <div className="cluster grow">
                <div className="grow">
                  <bdi className="strong">{name}</bdi>
                  <div className="small quiet">
                    <Facts items={[place, verified ? t('verified') : null]} />
                  </div>
                </div>
                <Button
                  look={alike ? 'primary' : 'quiet'}
                  size="s"
                  busy={join.isPending}
                  onClick={() => join.mutate({ page: id })}
                >
                  {t('join')}
                </Button>
              </div>
            </li>
          ))}
      </ul>
      {isAlike && (isOpen || error) ? (
        <TextArea
          name="other_because"
          label={t('otherLabel')}
          help={t('otherHelp')}
          error={error}
          maxLength={500}
          rows={2}
          required
          value={because}
          onChange={onBecause}
        />
      ) : isAlike ? (
        <Button look="text" size="s" onClick={() => setOpen(true)}>
          {t('other')}
        </Button>
      ) : null}
    </Note>
  )
}
