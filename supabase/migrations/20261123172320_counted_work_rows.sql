-- People in Interview and assigned candidates are counted from now on: once for those who were there before.
select private.recount();
