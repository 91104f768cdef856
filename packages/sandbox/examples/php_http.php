<?php
$answer = file_get_contents(
    getenv('GRAPH_URL') . '/me/adaccounts?fields=name,currency',
    false,
    stream_context_create(['http' => ['header' => 'Authorization: Bearer ' . getenv('TOKEN')]])
);
echo implode(', ', array_column(json_decode($answer, true)['data'], 'name')), "\n";
