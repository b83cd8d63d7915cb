import { LegalText } from './legal-text.tsx'

const parts = ['free', 'jobs', 'answers', 'truth', 'ending', 'sources']

export default function TermsScreen() {
  return <LegalText text="terms" parts={parts} />
}
