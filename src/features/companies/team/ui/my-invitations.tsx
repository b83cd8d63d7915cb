import { keepWorkspace } from '#frame/keep-locally.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { acceptInvitation, declineInvitation, myInvitations } from '../contract.ts'

type Invitation = Gives<typeof myInvitations>['data'][number]

/** Invitations to teams that wait for an answer. */
export function MyInvitations({ first }: { first: Gives<typeof myInvitations> | undefined }) {
  const t = useTranslations('pages.mine')
  const { data } = useCall(myInvitations, {}, { initial: first, enabled: first !== undefined })
  const waiting = data?.data ?? []
  if (waiting.length === 0) return null
  return (
    <section className="stack stack-s" aria-labelledby="invitations">
      <h2 id="invitations">{t('invitations')}</h2>
      <ul className="rows">
        {waiting.map((invitation) => (
          <Line key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Line({ invitation: { id, page, role, by, words } }: { invitation: Invitation }) {
  const t = useTranslations('pages')
  const onProblem = (problem: { message: string }) => toast.show({ text: problem.message, tone: 'bad' })
  const accept = useSend(acceptInvitation, {
    onDone({ data }) {
      keepWorkspace(data.page)
      location.assign('/page')
    },
    onProblem,
  })
  const decline = useSend(declineInvitation, {
    onDone() {
      refreshCall(myInvitations)
      toast.show({ text: t('mine.declined', { name: page.name }) })
    },
    onProblem,
  })
  const roleWords = t(`roles.${role}`)
  return (
    <li className="cluster">
      <Avatar name={page.name} src={page.logo ?? undefined} kind="company" size="l" />
      <div className="grow stack stack-xs">
        <h3 className="lead">
          <bdi>{page.name}</bdi>
        </h3>
        <p className="small quiet">
          {by ? t('mine.invitedBy', { by, role: roleWords }) : t('mine.invited', { role: roleWords })}
        </p>
        {words ? (
          <p className="small" dir="auto">
            {words}
          </p>
        ) : null}
      </div>
      <Button look="quiet" busy={decline.isPending} onClick={() => decline.mutate({ invitation: id })}>
        {t('mine.decline')}
      </Button>
      <Button look="primary" busy={accept.isPending} onClick={() => accept.mutate({ invitation: id })}>
        {t('mine.accept')}
      </Button>
    </li>
  )
}
