import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { countOffers, listOffers, type Offer } from '../contract.ts'
import { isOut, type OfferView, offerViews } from '../offer-states.ts'
import type { Route } from './+types/offers-screen'
import { OfferWord } from './offer-word.tsx'
import { useOfferPay } from './use-offer-pay.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const query = asked.url.searchParams
  const [state, cursor] = [offerViews.find((one) => one === query.get('state')), query.get('cursor')]
  const input = { ...(state && { state }), ...(cursor && { cursor }) }
  if (!session?.may.includes('offer.propose')) return { input, first: undefined, counts: undefined }
  const [first, counts] = await Promise.all([load(page, listOffers, input), load(page, countOffers, {})])
  return { input, first, counts }
}

/** The offers of the page: what is written, what is out, what became of it. */
export default function OffersScreen({ loaderData: { input, first, counts } }: Route.ComponentProps) {
  const t = useTranslations('offers.list')
  const { data, isError, refetch } = useCall(listOffers, input, { initial: first, enabled: first !== undefined })
  const offers = data?.data ?? []
  return (
    <WorkScreen title={t('title')} name="offers" needs="offer.propose" className="stack stack-l">
      <div className="section-head">
        <h1>{t('title')}</h1>
        <a className="link" href="/page/offers/letters">
          {t('texts')}
        </a>
      </div>
      <StateTabs current={input.state} first={counts} />
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data && offers.length === 0 ? (
        <Empty icon="mail" title={t('empty')}>
          {t('emptyHelp')}
        </Empty>
      ) : null}
      {offers.length > 0 ? (
        <ul className="rows">
          {offers.map((offer) => (
            <Row key={offer.id} offer={offer} />
          ))}
        </ul>
      ) : null}
      {data?.next_cursor ? (
        <div>
          <LinkButton href={addressOf(input.state, data.next_cursor)} iconEnd="next">
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
    </WorkScreen>
  )
}

const addressOf = (state?: OfferView, cursor?: string) => {
  const query = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) }).toString()
  return query ? `/page/offers?${query}` : '/page/offers'
}

type TabsProps = { current: OfferView | undefined; first: Route.ComponentProps['loaderData']['counts'] }

function StateTabs({ current, first }: TabsProps) {
  const t = useTranslations('offers')
  const { data } = useCall(countOffers, {}, { initial: first, enabled: first !== undefined })
  const counts = new Map(data?.data.map(({ state, count }) => [state, count]))
  const shown = offerViews.filter((state) => counts.has(state) || state === current)
  return (
    <TabsNav
      label={t('list.label')}
      items={[
        { href: addressOf(), words: t('list.all'), current: current === undefined },
        ...shown.map((state) => ({
          href: addressOf(state),
          words: t(`states.${state}`),
          count: counts.get(state) ?? 0,
          current: state === current,
        })),
      ]}
    />
  )
}

function Row({ offer }: { offer: Offer }) {
  const t = useTranslations('offers')
  const payOf = useOfferPay()
  const when = useWhen()
  const { name, job, application, state, answer_by } = offer
  return (
    <li>
      <a href={`/page/jobs/${job.id}/board?applicant=${application}&part=hiring`} className="cluster">
        <Avatar name={name} />
        <span className="grow stack stack-xs">
          <span className="strong">
            <bdi>{name}</bdi>
          </span>
          <span className="small quiet">
            <Facts
              items={[
                <bdi key="job">{job.title}</bdi>,
                payOf(offer),
                answer_by && isOut(state) ? t('list.until', { when: when.limit(answer_by) }) : null,
              ]}
            />
          </span>
        </span>
        <OfferWord offer={offer} />
      </a>
    </li>
  )
}
