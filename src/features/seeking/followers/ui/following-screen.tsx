import { signedIn } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { follow, following, unfollow } from '../contract.ts'
import type { Route } from './+types/following-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const cursor = asked.url.searchParams.get('cursor')
  const input = cursor ? { cursor } : {}
  return { input, first: session ? await load(page, following, input) : undefined }
}

/** Companies somebody follows, and the way out of each. */
export default function FollowingScreen({ loaderData: { first, input } }: Route.ComponentProps) {
  const t = useTranslations('followers')
  const list = useCall(following, input, { initial: first, enabled: first !== undefined })
  const { data } = list
  const companies = data?.data ?? []
  return (
    <ListScreen
      name="following"
      title={t('title')}
      lead={t('text')}
      list={list}
      more={{ href: (cursor) => `/following?${new URLSearchParams({ cursor })}`, words: t('more') }}
    >
      {data && companies.length === 0 ? (
        <Empty
          icon="building"
          title={t('none')}
          action={
            <LinkButton href="/companies" look="primary">
              {t('look')}
            </LinkButton>
          }
        >
          {t('noneHelp')}
        </Empty>
      ) : null}
      <ul className="rows">
        {companies.map((company) => (
          <Followed key={company.id} company={company} />
        ))}
      </ul>
    </ListScreen>
  )
}

function Followed({ company }: { company: Gives<typeof following>['data'][number] }) {
  const t = useTranslations('followers')
  const { id, slug, name, place, open_jobs, logo } = company
  const ui = useTranslations('ui')
  const again = () => refreshCall(following)
  const onProblem = (problem: { message: string }) => void toast.show({ text: problem.message, tone: 'bad' })
  const back = useSend(follow, { onDone: again, onProblem })
  const stop = useSend(unfollow, {
    onDone() {
      again()
      toast.show({
        text: t('stopped', { company: name }),
        action: { text: ui('undo'), run: () => back.mutate({ page: id }) },
      })
    },
    onProblem,
  })
  return (
    <li className="cluster">
      <Avatar name={name} src={logo ?? undefined} kind="company" />
      <div className="grow">
        <a className="strong" href={`/companies/${encodeURIComponent(slug)}`}>
          <bdi>{name}</bdi>
        </a>
        <Facts small items={[place, open_jobs > 0 ? t('openJobs', { count: open_jobs }) : null]} />
      </div>
      <Button
        look="quiet"
        size="s"
        busy={stop.isPending}
        aria-label={t('stopOf', { company: name })}
        onClick={() => stop.mutate({ page: id })}
      >
        {t('stop')}
      </Button>
    </li>
  )
}
