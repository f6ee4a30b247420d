-- The terms as they were on a day: the contract of a purchase is the version in force when it was ordered, and is given to its
-- buyer as a PDF. A new row whenever the text has changed; the newest is in force.
create table contract_versions (
  id bigint generated always as identity primary key,
  fingerprint text not null,
  document jsonb not null,
  since timestamptz not null
);
alter table subscriptions add column contract_id bigint references contract_versions (id);

-- The CPF a buyer wants on the nota fiscal, for nothing else. It goes with the account.
create table buyer_documents (
  user_id uuid primary key references profiles (id) on delete cascade,
  cpf text not null check (cpf ~ '^\d{11}$'),
  given_at timestamptz not null
);
create index buyer_documents_given on buyer_documents (given_at);
