import { LegalText } from './legal-text.tsx'

const parts = ['free', 'jobs', 'answers', 'truth', 'ending', 'sources']

export default function TermsPage() {
  return <LegalText text="terms" parts={parts} />
}
