import { suggestCompany } from '#features/companies/pages/contract.ts'
import { useSession } from '#frame/use-session.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Switch } from '#ui/fields/choice.tsx'
import { Combobox } from '#ui/fields/combobox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Section, type SectionProps } from './section.tsx'

/** Whose job it is: for agencies, the client who approves it; and whether the public reads the name. */
export function CompanySection({ values, set, errorOf }: SectionProps) {
  const t = useTranslations('jobs.own.editor.company')
  const session = useSession()
  const recruitsForOthers = session?.display.account_type !== 'employer' || Boolean(values.client_name)
  return (
    <Section id="company">
      {recruitsForOthers ? <Client values={values} set={set} errorOf={errorOf} /> : null}
      <Switch
        name="anonymous"
        value={values.anonymous}
        onChange={(on) => set('anonymous', on)}
        help={t('anonymousHelp')}
      >
        {t('anonymous')}
      </Switch>
      {errorOf('anonymous') ? <p className="field-error">{errorOf('anonymous')}</p> : null}
    </Section>
  )
}

/** A page of the site is found by its name; any other company gets a mail, so its address is asked. */
function Client({ values, set, errorOf }: Pick<SectionProps, 'values' | 'set' | 'errorOf'>) {
  const t = useTranslations('jobs.own.editor.company')
  const search = async (term: string) => {
    if (term.trim().length < 2) return []
    const { data } = await send(suggestCompany, { term })
    return data.map(({ id, name }) => ({ id, text: name }))
  }
  return (
    <>
      <Combobox
        name="client_page_id"
        label={t('page')}
        help={t('pageHelp')}
        optional
        search={search}
        offered={[]}
        value={values.client_page_id ? { id: values.client_page_id, text: values.client_name || t('chosen') } : null}
        onChange={(page) => {
          set('client_page_id', page?.id ?? null)
          set('client_name', page?.text ?? '')
          set('client_email', '')
        }}
      />
      {values.client_page_id ? null : (
        <div className="fields">
          <TextField
            name="client_name"
            label={t('name')}
            optional
            maxLength={120}
            error={errorOf('client_name')}
            value={values.client_name}
            onChange={(name) => set('client_name', name)}
          />
          <TextField
            name="client_email"
            type="email"
            label={t('email')}
            help={t('emailHelp')}
            optional
            maxLength={254}
            error={errorOf('client_email')}
            value={values.client_email}
            onChange={(email) => set('client_email', email)}
          />
        </div>
      )}
    </>
  )
}
