import { id, pageOf, row, rowsOf, time, whole, words } from './row.ts';

const leadFormRow = row('LeadForm', 'A lead form: what people fill in without leaving Meta.', {
  id: id('The lead_form_id of a creative, a copy, an ad or the defaults.'),
  name: words('Its name.'),
  status: words('ACTIVE: can be used. ARCHIVED, DELETED, DRAFT: cannot.'),
  locale: words('Its language, such as en_US.'),
  created_time: time('When it was made'),
  leads_count: whole('How many people have filled it in.'),
  questions: rowsOf('What it asks.'),
  privacy_policy_url: words('Its privacy policy.'),
});

export const leadFormsPage = pageOf('LeadFormList', 'Lead forms, a page at a time.', leadFormRow);
