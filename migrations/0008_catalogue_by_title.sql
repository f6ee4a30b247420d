-- Lists by title, and the groups of a search, each by title: read in this order until there are enough, where every
-- match had to be sorted before. "C" is the order of code points, the same on every installation.
create index activities_by_title
  on activities (title_folded collate "C", title collate "C", id) where status = 'ativo';
