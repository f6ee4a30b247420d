-- Pages about one kind of sheet, and about one set, read their sheets by these.
create index activities_kind on activities ((recipe ->> 'kind')) where recipe is not null;
create index activities_set on activities (set_name) where set_name is not null;
