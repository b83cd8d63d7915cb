import { useState } from 'react'
import { LeaveDialog } from '#features/companies/team/ui/leave-dialog.tsx'
import { keepWorkspace } from '#frame/keep-locally.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { choosePage, type myPages } from '../contract.ts'

type Page = Gives<typeof myPages>['data'][number]

/** A page one works on, with the way in and out; asked or suspended says so. */
export function PageChoice({ page }: { page: Page }) {
  const t = useTranslations('pages')
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="cluster page-choice">
      <Avatar name={page.name} src={page.logo ?? undefined} kind="company" size="l" />
      <div className="grow stack stack-xs">
        <h2 className="lead">
          <bdi>{page.name}</bdi>
        </h2>
        <div className="small quiet">
          <Facts
            items={[
              page.membership === 'asked' ? null : t(`roles.${page.role}`),
              page.place,
              page.waiting > 0 ? t('mine.waiting', { count: page.waiting }) : null,
            ]}
          />
        </div>
        {page.state === 'withheld' || page.state === 'limited' || page.state === 'suspended' ? (
          <p className="small">
            {t(`mine.states.${page.state}`)} {page.state_why ? <bdi className="quiet">{page.state_why}</bdi> : null}
          </p>
        ) : null}
        {page.membership === 'suspended' ? <p className="small quiet">{t('mine.suspendedHelp')}</p> : null}
      </div>
      <Way page={page} />
      <Menu
        label={t('mine.more', { name: page.name })}
        icon="more"
        iconOnly
        entries={[
          {
            id: 'leave',
            text: t(page.membership === 'asked' ? 'mine.takeBack' : 'mine.leave'),
            icon: 'sign-out',
            disabled: !page.may_leave,
            ...(page.may_leave ? {} : { help: t('mine.lastOwner') }),
          },
        ]}
        onChoose={() => setLeaving(true)}
      />
      {leaving ? <LeaveDialog page={page} onClose={() => setLeaving(false)} /> : null}
    </div>
  )
}

function Way({ page: { id, membership } }: { page: Page }) {
  const t = useTranslations('pages.mine')
  const choose = useSend(choosePage, {
    onDone() {
      keepWorkspace(id)
      location.assign('/page')
    },
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'bad' }),
  })
  if (membership !== 'active')
    return (
      <Word tone="warm" boxed>
        {t(membership)}
      </Word>
    )
  return (
    <Button look="quiet" iconEnd="next" busy={choose.isPending} onClick={() => choose.mutate({ page: id })}>
      {t('open')}
    </Button>
  )
}
