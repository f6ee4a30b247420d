-- Downloads a day granted to one person; null is what their plan grants (FREE_DAILY_DOWNLOADS, which stood here as a
-- default of 2 in every row). A column of its own, because the version still serving would read a null of the old one as
-- no limit at all. Nothing reads daily_download_limit from here on; a later migration drops it.
alter table profiles add column own_daily_limit integer check (own_daily_limit >= 0);

update profiles set own_daily_limit = daily_download_limit where daily_download_limit <> 2;
