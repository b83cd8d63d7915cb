import { suggestCompany } from '#features/companies/pages/contract.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Combobox } from '#ui/fields/combobox.tsx'
import { excludePage, includePage, whoHasMyCv } from '../contact-contract.ts'

const search = async (term: string) =>
  (await send(suggestCompany, { term })).data.map(({ id, name }) => ({ id, text: name }))
const onProblem = ({ message }: { message: string }) => toast.show({ text: message, tone: 'bad' })
const onDone = () => refreshCall(whoHasMyCv)

/** Companies that shall find nothing of one: the present employer, for instance. */
export function ExcludedPages({ excluded }: { excluded: readonly { id: string; name: string }[] }) {
  const t = useTranslations('cvSearch.mine')
  const hide = useSend(excludePage, { onDone, onProblem })
  const show = useSend(includePage, { onDone, onProblem })
  return (
    <section className="stack" aria-labelledby="cv-excluded">
      <h2 id="cv-excluded">{t('excluded')}</h2>
      <p className="quiet">{t('excludedText')}</p>
      <Combobox
        name="page"
        label={t('addPage')}
        icon="building"
        search={search}
        value={null}
        onChange={(chosen) => chosen && hide.mutate({ page: chosen.id })}
      />
      <ul className="rows">
        {excluded.map(({ id, name }) => (
          <li key={id} className="row spread">
            <bdi>{name}</bdi>
            <Button
              size="s"
              look="text"
              busy={show.isPending && show.variables.page === id}
              onClick={() => show.mutate({ page: id })}
            >
              {t('showAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
