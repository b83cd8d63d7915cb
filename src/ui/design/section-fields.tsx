import { Checkbox, RadioGroup, Switch } from '#ui/fields/choice.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { SearchBar } from '#ui/fields/search-bar.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Specimen } from './specimen.tsx'
import { useTexts } from './texts.ts'

/** Fields that need no script. */
export function FieldsSection() {
  const texts = useTexts()
  return (
    <Specimen id="fields" title={texts.sections.fields}>
      <SearchBar action="#fields" suggestWhat="/design-suggest.json" />
      <SearchBar
        action="#fields"
        size="s"
        label={texts.find}
        what="warehouse"
        where="Dubai"
        names={{ what: 'w', where: 'p' }}
      />
      <ErrorSummary errors={[{ name: 'email', text: texts.emailError }]} />
      <div className="fields">
        <TextField name="title" label={texts.jobTitle} help={texts.jobHelp} optional />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          error={texts.emailError}
          defaultValue="nadia@exemple"
        />
      </div>
      <div className="fields">
        <NativeSelect
          name="country"
          label={texts.country}
          choices={texts.countries.map((text) => ({ id: text, text }))}
          defaultValue={texts.countries[2]}
        />
        <TextField name="where" icon="pin" label={texts.where} placeholder={texts.place} />
        <TextField name="off" label={texts.stage} defaultValue={texts.steps[2]} disabled />
      </div>
      <TextArea name="about" label={texts.about} help={texts.newsHelp} defaultValue={texts.longTitle} />
      <div className="grid">
        <div>
          <Checkbox name="agree" defaultChecked count={287}>
            {texts.agree}
          </Checkbox>
          <Checkbox name="news" help={texts.newsHelp}>
            {texts.news}
          </Checkbox>
          <Checkbox name="no" disabled>
            {texts.visa}
          </Checkbox>
        </div>
        <div>
          <Switch name="on" defaultChecked help={texts.newsHelp}>
            {texts.news}
          </Switch>
          <Switch name="off2">{texts.agree}</Switch>
        </div>
        <RadioGroup
          name="stage"
          label={texts.stage}
          choices={texts.steps.slice(0, 3).map((text) => ({ id: text, text }))}
          defaultValue={texts.steps[1]}
        />
      </div>
      <RadioGroup
        name="apply"
        label={texts.apply}
        look="segments"
        choices={texts.ways.map((text) => ({ id: text, text }))}
        defaultValue={texts.ways[0]}
      />
      <RadioGroup
        name="promote"
        label={texts.promote}
        look="cards"
        defaultValue="plain"
        choices={[
          { id: 'plain', text: texts.plain, help: texts.plainHelp },
          { id: 'featured', text: texts.featured, help: texts.featuredHelp, aside: texts.coins },
        ]}
      />
    </Specimen>
  )
}
